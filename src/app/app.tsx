import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { appHistory, openOverlay } from './history.ts';
import { Frame } from './layout/frame.tsx';
import { Providers } from './providers.tsx';
import { Screens } from './screens.tsx';

export function App() {
  return (
    <HistoryRouter history={appHistory()}>
      <Providers onOverlay={openOverlay}>
        <Frame>
          <Screens />
        </Frame>
      </Providers>
    </HistoryRouter>
  );
}
