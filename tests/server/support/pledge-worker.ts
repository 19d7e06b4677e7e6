/**
 * A process for tests to kill: another server's jobs for fixed terms, on the database whose configuration it is given. Prints
 * a line when it begins, and looks for due terms every 10 milliseconds.
 */
import { runPledgeJobs } from '#server/domains/pledge/jobs';
import { jobServices } from './job-services.ts';

const services = jobServices();

console.log('working');
for (;;) {
  // The database may go away under it, as under any server.
  await runPledgeJobs(services, () => {});
  await new Promise((resolve) => setTimeout(resolve, 10));
}
