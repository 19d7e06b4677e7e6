/** A process for tests to kill: another server that sends announcements. Prints a line when it begins. */
import { startAnnouncementJobs } from '#server/domains/notices/announcement-jobs';
import { jobServices } from './job-services.ts';

startAnnouncementJobs(jobServices(), (error) => console.error(error));
console.log('working');
