import { Component, type ReactNode } from 'react';

interface FailureBoundaryProps {
  /** Stands in place of what could not be loaded or drawn. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Catches what fails outside of the router's pages, which have their own. */
export class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
