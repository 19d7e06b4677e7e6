import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { appHistory, openOverlay } from './history.ts';
import { Frame } from './layout/frame.tsx';
import { Providers, type ProvidersProps } from './providers.tsx';
import { Screens } from './screens.tsx';

/** Everything within the router. */
export function AppContent(props: Omit<ProvidersProps, 'children'>) {
  return (
    <Providers {...props}>
      <Frame>
        <Screens />
      </Frame>
    </Providers>
  );
}

export function App({ reads }: Pick<ProvidersProps, 'reads'>) {
  return (
    // A transition would make a tap seem dead while the next screen loads, see shown-location.tsx.
    <HistoryRouter history={appHistory()} useTransitions={false}>
      <AppContent reads={reads} onOverlay={openOverlay} />
    </HistoryRouter>
  );
}
