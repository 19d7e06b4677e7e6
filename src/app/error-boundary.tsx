import { Component, type ReactNode } from 'react';
import { loadNamespaces } from '#platform/i18n';
import { isChunkLoadError, reloadWhenBack } from './chunk.ts';
import { LoadingScreen } from './components/loading-screen.tsx';

/** Preloaded after the first screen (background.tsx), so that it is available when the server isn't. */
const loadBrokenScreen = async () => {
  const [loaded] = await Promise.all([import('./components/broken-screen.tsx'), loadNamespaces(['connection'])]).catch(
    reloadWhenBack,
  );
  return loaded.BrokenScreen;
};

interface ErrorBoundaryProps {
  /** The current location: navigating away clears the failure. */
  place: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: unknown;
  place: string;
  // Not a lazy component: when a boundary suspends, React reports the error as recovered.
  BrokenScreen: Awaited<ReturnType<typeof loadBrokenScreen>> | null;
}

/** Explains a screen that failed. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, place: this.props.place, BrokenScreen: null };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    { place }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> {
    return place === state.place ? {} : { error: null, place };
  }

  override componentDidCatch(): void {
    void loadBrokenScreen().then((BrokenScreen) => this.setState({ BrokenScreen }));
  }

  override render(): ReactNode {
    const { error, place, BrokenScreen } = this.state;
    if (error === null) return this.props.children;
    if (!BrokenScreen) return <LoadingScreen />;
    return <BrokenScreen key={place} kind={isChunkLoadError(error) ? 'screen' : 'unexpected'} />;
  }
}
