import type { RouteDefinition } from './routes.ts';

/** Routes of the specification without a screen yet. They lead to 404 like any unknown path. */
export const plannedRoutes = [
  { name: 'petition', path: '/petition', access: 'customer', tabs: false },
  { name: 'info', path: '/info', access: 'public', tabs: false },
  { name: 'info_detail', path: '/info/:id', access: 'public', tabs: false },
  { name: 'trading', path: '/trading', access: 'customer', tabs: false },
  { name: 'leverage', path: '/leverage/:id', access: 'customer', tabs: false },
  { name: 'leverage_record', path: '/leverage/record', access: 'customer', tabs: false },
  { name: 'pledge_record', path: '/pledge/record', access: 'customer', tabs: false },
  { name: 'about', path: '/about', access: 'public', tabs: false },
  { name: 'Guarantee', path: '/guarantee', access: 'public', tabs: false },
  { name: 'Partnership', path: '/partnership', access: 'public', tabs: false },
  { name: 'CustomerSupport', path: '/customer-support', access: 'public', tabs: false },
  { name: 'Transparency', path: '/transparency', access: 'public', tabs: false },
] as const satisfies readonly RouteDefinition[];
