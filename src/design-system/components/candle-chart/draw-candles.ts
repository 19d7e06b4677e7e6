import {
  CandlestickSeries,
  ColorType,
  createChart,
  CrosshairMode,
  LineStyle,
  TickMarkType,
  type ChartOptions,
  type DeepPartial,
  type IChartApi,
  type UTCTimestamp,
} from 'lightweight-charts';
import { candleTime, type Candle, type CandleInterval } from './candle.ts';
import { readColors, watchColors } from './chart-colors.ts';

export interface DrawOptions {
  locale: string;
  interval: CandleInterval;
  /** Decimal places. */
  scale: number;
  /** A price formatted for the locale. */
  formatPrice: (price: string) => string;
  /** The candle under the pointer; null when it is gone. */
  onPoint: (index: number | null) => void;
  /** The index of the first candle in sight, whenever it changes. */
  onReach: (first: number) => void;
}

export interface CandleDrawing {
  show: (candles: readonly Candle[]) => void;
  /** Marks a candle with the crosshair. */
  point: (index: number) => void;
  remove: () => void;
}

/** Candles visible at first; the others are reached by dragging. */
const inSight = 48;

const seconds = (time: string) => (Date.parse(time) / 1000) as UTCTimestamp;

/** Draws candles into an element. Imports the charting library, so load it lazily. */
export function drawCandles(element: HTMLElement, options: DrawOptions): CandleDrawing {
  const { locale, interval, scale, formatPrice, onPoint, onReach } = options;
  const price = (value: number) => formatPrice(value.toFixed(scale));
  const moment = candleTime(locale, interval);
  const chart = createChart(element, {
    ...fixed,
    localization: { locale, priceFormatter: price, timeFormatter: (time: UTCTimestamp) => moment(time * 1000) },
    timeScale: {
      fixLeftEdge: true,
      fixRightEdge: true,
      minBarSpacing: 2,
      timeVisible: interval !== '1d',
      secondsVisible: false,
      tickMarkFormatter: tickMark(locale, interval),
    },
  });
  const series = chart.addSeries(CandlestickSeries, {
    priceFormat: { type: 'price', precision: scale, minMove: 10 ** -scale },
    priceLineStyle: LineStyle.Dashed,
  });
  const paint = () => {
    const { ink, muted, line, paper, gain, loss } = readColors(element);
    const { fontFamily, fontSize } = getComputedStyle(element);
    chart.applyOptions({
      layout: { textColor: muted, fontFamily, fontSize: Number.parseFloat(fontSize) },
      grid: { horzLines: { color: line } },
      timeScale: { borderColor: line },
      crosshair: {
        vertLine: { color: muted, labelBackgroundColor: ink },
        horzLine: { color: muted, labelBackgroundColor: ink },
      },
    });
    // Gains are hollow and losses filled, so that they differ without color.
    series.applyOptions({
      upColor: paper,
      borderUpColor: gain,
      wickUpColor: gain,
      downColor: loss,
      borderDownColor: loss,
      wickDownColor: loss,
      priceLineColor: ink,
    });
  };
  paint();
  const stopWatching = watchColors(paint);

  let shown: readonly Candle[] = [];
  /** Time of the candle under the crosshair. */
  let marked: string | null = null;
  // The library reports a new range before it has drawn for it.
  let isSetting = false;
  // With a new language, its candles may arrive while the drawing goes.
  let isRemoved = false;
  let frame = 0;
  const mark = () => {
    const candle = shown.find(({ time }) => time === marked);
    if (candle && !isSetting) chart.setCrosshairPosition(Number(candle.close), seconds(candle.time), series);
  };
  chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
    // The crosshair stays in place while candles move below it.
    mark();
    if (range && shown.length > 0 && !isSetting) onReach(Math.max(0, Math.floor(range.from)));
  });
  chart.subscribeCrosshairMove(({ logical, sourceEvent }) => {
    // React to the pointer only: programmatic scrolling reports a candle too.
    if (logical !== undefined && !sourceEvent) return;
    marked = null;
    onPoint(logical === undefined || !shown[logical] ? null : logical);
  });
  // A finger has no hover: a tap marks a candle, and a long press starts the library's own crosshair.
  chart.subscribeClick(({ logical }) => logical !== undefined && shown[logical] && onPoint(logical));
  return {
    show(candles) {
      if (isRemoved) return;
      const before = shown;
      shown = candles;
      const news = newest(before, candles);
      if (news) {
        for (const candle of news) series.update(bar(candle));
        return;
      }
      isSetting = true;
      series.setData(candles.map(bar));
      // Older candles leave the view where it is, as the library counts from the last one.
      const isOther = !candles.some(({ time }) => time === before.at(-1)?.time);
      if (isOther) chart.timeScale().setVisibleLogicalRange({ from: candles.length - inSight, to: candles.length });
      isSetting = false;
    },
    point(index) {
      if (isRemoved) return;
      marked = shown[index]?.time ?? null;
      cancelAnimationFrame(frame);
      // The library scrolls with the next frame and only then knows its range.
      frame = requestAnimationFrame(() => {
        bringIntoSight(chart, index);
        mark();
      });
    },
    remove() {
      isRemoved = true;
      stopWatching();
      cancelAnimationFrame(frame);
      chart.remove();
    },
  };
}

const bar = ({ time, open, high, low, close }: Candle) => ({
  time: seconds(time),
  open: Number(open),
  high: Number(high),
  low: Number(low),
  close: Number(close),
});

/** Returns the last candle and those after it, if nothing else changed: a tick doesn't draw hundreds of candles again. */
function newest(before: readonly Candle[], candles: readonly Candle[]): readonly Candle[] | undefined {
  const last = before.length - 1;
  if (last < 0 || candles.length <= last || candles[last]?.time !== before[last]?.time) return undefined;
  return before.slice(0, last).every((candle, index) => candle === candles[index]) ? candles.slice(last) : undefined;
}

const fixed: DeepPartial<ChartOptions> = {
  autoSize: true,
  // The logo needs a style element, which our content security policy blocks, and leaks the page's path. The license
  // notice and link are below the chart instead.
  layout: { attributionLogo: false, background: { type: ColorType.Solid, color: 'transparent' } },
  grid: { vertLines: { visible: false } },
  rightPriceScale: { borderVisible: false },
  crosshair: { mode: CrosshairMode.Magnet },
  // Vertical panning and the wheel scroll the page.
  handleScroll: { vertTouchDrag: false, mouseWheel: false },
  handleScale: { mouseWheel: false, axisPressedMouseMove: false },
  kineticScroll: { touch: false, mouse: false },
};

/** Scrolls just far enough to show a candle. */
function bringIntoSight(chart: IChartApi, index: number) {
  const range = chart.timeScale().getVisibleLogicalRange();
  if (!range || (index >= range.from && index <= range.to)) return;
  const by = index < range.from ? index - range.from : index - range.to;
  chart.timeScale().setVisibleLogicalRange({ from: range.from + by, to: range.to + by });
}

/** Axis label: a year, month, day or time in the locale's short format. */
function tickMark(locale: string, interval: CandleInterval) {
  const timeZone = interval === '1d' ? 'UTC' : undefined;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone, numberingSystem: 'latn' });
  const time = format({ hour: '2-digit', minute: '2-digit' });
  const formats = {
    [TickMarkType.Year]: format({ year: 'numeric' }),
    [TickMarkType.Month]: format({ month: 'short' }),
    [TickMarkType.DayOfMonth]: format({ day: 'numeric', month: 'short' }),
    [TickMarkType.Time]: time,
    [TickMarkType.TimeWithSeconds]: time,
  };
  return (at: unknown, type: TickMarkType) => formats[type].format(new Date((at as UTCTimestamp) * 1000));
}
