import { useTranslation } from 'react-i18next';
import { languageTag } from '#contract/languages';
import { BannerCarousel } from '#design-system/banner-carousel';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { useBanners } from '../api/home-content.ts';

export interface BannersProps {
  /** Whether the app has a screen at a path: otherwise the banner is not a link. */
  isOpen(path: string): boolean;
}

/** The banners of the home screen, left out when they fail to load. */
export function Banners({ isOpen }: BannersProps) {
  const { t } = useTranslation('content');
  const { data, error } = useBanners();
  if (!data) {
    return error ? null : (
      <SkeletonGroup>
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  if (data.items.length === 0) return null;
  return (
    <BannerCarousel
      label={t('banners')}
      slides={data.items.map(({ id, title, text, image, link, lang }) => ({
        id,
        title,
        description: text,
        lang: languageTag(lang),
        image: image ?? undefined,
        href: link !== null && isOpen(link) ? link : undefined,
      }))}
      labels={{
        pause: t('pause'),
        play: t('play'),
        previous: t('previous-banner'),
        next: t('next-banner'),
        slide: (number, count) => t('banner-of', { number, count }),
      }}
    />
  );
}
