import { connect } from '#server/db/connect';
import type { Services } from '#server/services';
import { offlineServices } from './offline-services.ts';

/** The services of another server that only has its jobs, on the database whose configuration its process is given. */
export function jobServices(): Services {
  const { db, ping } = connect(JSON.parse(process.argv[2] ?? '{}') as object, () => {});
  return offlineServices({ db, ping });
}
