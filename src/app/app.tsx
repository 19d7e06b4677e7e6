import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { appHistory, openOverlay } from './history.ts';
import { Frame } from './layout/frame.tsx';
import { Providers } from './providers.tsx';
import { Screens } from './screens.tsx';

export function App() {
  return (
    // A transition would make a tap seem dead while the next screen loads, see shown-location.tsx.
    <HistoryRouter history={appHistory()} useTransitions={false}>
      <Providers onOverlay={openOverlay}>
        <Frame>
          <Screens />
        </Frame>
      </Providers>
    </HistoryRouter>
  );
}
