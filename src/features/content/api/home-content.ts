import { rarely, useCall } from '#platform/swr';

export const useBanners = () => useCall('GET index/banner', {}, rarely);

export const useTrumpets = () => useCall('GET index/trumpet', {}, rarely);

export const useFeedback = () => useCall('GET index/feedback', {}, rarely);

export const usePlatforms = () => useCall('GET platform/index', {}, rarely);
