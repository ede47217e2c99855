import { Component, type ReactNode } from 'react';

export interface FailureBoundaryProps {
  /** Rendered if the children fail to load or render. */
  fallback: ReactNode;
  /** A new value, e.g. the URL, renders the children again after a failure. */
  resetKey: string;
  children: ReactNode;
}

interface FailureBoundaryState {
  hasFailed: boolean;
  resetKey: string;
}

/** Catches failures outside of the router's pages, which have their own boundary. */
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
