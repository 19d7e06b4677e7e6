/**
 * A process for tests to kill: another server's jobs of the leverage rooms, on the database whose configuration it is given.
 * Prints a line when it begins.
 */
import { startLeverageJobs } from '#server/domains/leverage/jobs';
import { jobServices } from './job-services.ts';

// The database may go away under it, as under any server.
startLeverageJobs(jobServices(), () => {});
console.log('working');
