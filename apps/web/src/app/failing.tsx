import { Component, type ReactNode } from "react";
import { PageFailed } from "./page-failed";

interface FailingProps {
  /** Somewhere else the page is tried again. */
  readonly at?: string;
  readonly children: ReactNode;
}

/** Shows in place of a page that breaks what can be done about it. */
export class Failing extends Component<FailingProps, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidUpdate({ at }: FailingProps) {
    if (this.state.failed && at !== this.props.at) this.setState({ failed: false });
  }
  override render() {
    return this.state.failed ? <PageFailed /> : this.props.children;
  }
}
