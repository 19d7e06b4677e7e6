import { Banners, type BannersProps } from './banners.tsx';
import { Feedback } from './feedback.tsx';
import { HomeContentError } from './home-content-error.tsx';
import { LatestNews } from './latest-news.tsx';
import { Partners } from './partners.tsx';
import { SiteLinks } from './site-links.tsx';
import { Trumpets } from './trumpets.tsx';

/** What the operator puts on the home screen, in order. Each part leaves out what failed to load; one line says so for all. */
export function HomeContent({ isOpen }: BannersProps) {
  return (
    <>
      <Trumpets />
      <Banners isOpen={isOpen} />
      <LatestNews />
      <Partners isOpen={isOpen} />
      <Feedback />
      <HomeContentError />
      <SiteLinks />
    </>
  );
}
