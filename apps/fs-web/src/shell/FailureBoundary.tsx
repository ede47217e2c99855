import { Component, type ReactNode } from 'react';

export interface FailureBoundaryProps {
  /** Rendered in place of what could not be loaded or rendered. */
  fallback: ReactNode;
  /** A new value renders the children again after a failure: the address, for one. */
  resetKey: string;
  children: ReactNode;
}

interface FailureBoundaryState {
  hasFailed: boolean;
  resetKey: string;
}

/** Catches what fails outside of the router's pages, which have their own. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: FailureBoundaryProps, state: FailureBoundaryState) {
    return state.resetKey === resetKey ? null : { hasFailed: false, resetKey };
  }

  override state = { hasFailed: false, resetKey: this.props.resetKey };

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
