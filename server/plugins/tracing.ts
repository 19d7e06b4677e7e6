import { type Context, context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'kysely';
import { codeOf } from '../errors.ts';
import { logFailure } from '../log-error.ts';

/** How long the collector may take, also for the last traces when the server stops. */
const TIMEOUT_MS = 3_000;

/** What is asked all the time and tells nothing. */
const QUIET = new Set(['/healthz', '/livez', '/metrics']);

export interface Tracing {
  /** Notes a query with the request that made it; those of jobs aren't noted. */
  readonly noteQuery: Logger;
  /** Notes each request from its first hook on. Call it before the other hooks. */
  install(app: FastifyInstance): void;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** Says once that the collector fails, and again after it has worked. */
function watched(exporter: SpanExporter): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error && !isFailing) logFailure(`Traces can’t be sent: ${result.error.message}`);
        isFailing = result.error !== undefined;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

/** Sends traces of requests and their queries to a collector by OTLP over HTTP, such as `http://localhost:4318/v1/traces`. */
export function openTracing(url: string): Tracing {
  const exporter = watched(new OTLPTraceExporter({ url, timeoutMillis: TIMEOUT_MS }));
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'florin' }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: TIMEOUT_MS })],
  });
  const tracer = provider.getTracer('florin');
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const open = new WeakMap<FastifyRequest, { readonly span: Span; readonly context: Context }>();

  const fail = (span: Span, name: string): void => {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute('error.type', name);
  };

  return {
    noteQuery(event) {
      if (!trace.getActiveSpan()) return;
      const { query, queryDurationMillis } = event;
      const end = performance.timeOrigin + performance.now();
      // Its values are apart from it, and aren't sent.
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': query.sql };
      const name = /^\w+/u.exec(query.sql.trimStart())?.[0] ?? 'query';
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: end - queryDurationMillis, attributes });
      if (event.level === 'error') fail(span, codeOf(event.error) || 'unknown');
      span.end(end);
    },
    install(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        const { method, id, routeOptions } = request;
        const route = routeOptions.url ?? 'other';
        if (QUIET.has(route)) return done();
        // Whoever asks can't make up what the request is a part of.
        const span = tracer.startSpan(`${method} ${route}`, {
          kind: SpanKind.SERVER,
          attributes: { 'http.request.method': method, 'http.route': route, 'florin.request_id': id },
        });
        const own = trace.setSpan(context.active(), span);
        open.set(request, { span, context: own });
        context.with(own, done);
      });
      // A body arrives outside of what the first hook began.
      app.addHook('preValidation', (request, _reply, done) => {
        const own = open.get(request);
        if (own) context.with(own.context, done);
        else done();
      });
      app.addHook('onResponse', (request, reply, done) => {
        const span = open.get(request)?.span;
        span?.setAttribute('http.response.status_code', reply.statusCode);
        if (span && reply.statusCode >= 500) fail(span, String(reply.statusCode));
        span?.end();
        done();
      });
    },
    close: async () => {
      await provider.shutdown();
      context.disable();
    },
  };
}
