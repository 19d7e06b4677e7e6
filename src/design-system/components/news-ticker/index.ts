export { NewsTicker, type NewsTickerProps } from './news-ticker.tsx';
