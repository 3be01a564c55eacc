import { Component, type ReactNode } from "react";
import { PageFailed } from "./page-failed";

interface FailingProps {
  /** Somewhere else the page is tried again. */
  readonly at?: string;
  readonly children: ReactNode;
}

interface FailingState {
  readonly failed: boolean;
  readonly at: string | undefined;
}

/** Shows in place of a page that breaks what can be done about it. */
export class Failing extends Component<FailingProps, FailingState> {
  override state: FailingState = { failed: false, at: this.props.at };
  static getDerivedStateFromError = () => ({ failed: true });
  static getDerivedStateFromProps = ({ at }: FailingProps, before: FailingState) =>
    at === before.at ? null : { failed: false, at };
  override render() {
    return this.state.failed ? <PageFailed /> : this.props.children;
  }
}
