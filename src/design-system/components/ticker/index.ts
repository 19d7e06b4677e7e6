export { Ticker, type TickerProps } from './ticker.tsx';
