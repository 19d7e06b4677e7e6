import { Component, type ReactNode } from 'react';
import { ChunkLoadError, recoverOnce } from './chunk.ts';
import { BrokenScreen } from './components/broken-screen.tsx';

interface ErrorBoundaryProps {
  /** Where the app is: going elsewhere leaves the failure behind. */
  place: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: unknown;
  place: string;
}

/** Explains a screen that failed. A part that did not arrive is fetched anew by loading the page again, once. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: ErrorBoundaryState): Partial<ErrorBoundaryState> {
    return place === state.place ? {} : { error: null, place };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof ChunkLoadError) recoverOnce();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <BrokenScreen kind={error instanceof ChunkLoadError ? 'screen' : 'unexpected'} />;
  }
}
