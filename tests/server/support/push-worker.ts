/**
 * A process for tests to kill: another server that sends pushes, on the database whose configuration it is given, to the push
 * service at the port in PUSH_SERVICE_PORT. Prints a line when it begins.
 */
import webPush from 'web-push';
import { startPushJobs } from '#server/domains/notices/push-jobs';
import { createPushSender } from '#server/plugins/push';
import { jobServices } from './job-services.ts';
import { LocalAgent } from './push-service.ts';

const agent = new LocalAgent(Number(process.env.PUSH_SERVICE_PORT));
const push = createPushSender(webPush.generateVAPIDKeys(), 'https://florin.example', agent);

// The database may go away under it, as under any server.
startPushJobs({ ...jobServices(), push }, () => {});
console.log('working');
