import { BrowserRouter } from 'react-router-dom';
import { Frame } from './layout/frame.tsx';
import { Providers } from './providers.tsx';
import { Screens } from './screens.tsx';

export function App() {
  return (
    <BrowserRouter>
      <Providers>
        <Frame>
          <Screens />
        </Frame>
      </Providers>
    </BrowserRouter>
  );
}
