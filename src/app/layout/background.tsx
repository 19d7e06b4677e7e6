import { LiveChannel } from '../components/live-channel.tsx';
import { useScrollPlaces } from '../scroll.ts';
import { RouteAnnouncer } from './route-announcer.tsx';

/** What can wait until the first screen is painted. */
export function Background({ first }: { first: string }) {
  useScrollPlaces();
  return (
    <>
      <LiveChannel />
      <RouteAnnouncer first={first} />
    </>
  );
}
