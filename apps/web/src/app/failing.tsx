import { Component, type ReactNode } from "react";
import { PageFailed } from "./page-failed";

interface FailingProps {
  readonly children: ReactNode;
}

/** Shows in place of a page that breaks what the router shows in place of its pages. */
export class Failing extends Component<FailingProps, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <PageFailed /> : this.props.children;
  }
}
