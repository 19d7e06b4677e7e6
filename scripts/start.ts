/** `npm start`: builds the web app when it is missing or stale, then runs the server in this process. */
import { buildWeb, webIsFresh } from './support/web.ts';
import { time } from './support/run.ts';
import { stopWithNpm } from './support/stop-with-npm.ts';

stopWithNpm();

if (!(await webIsFresh())) {
  console.log('Building the web app (missing or older than its sources) …');
  const { code, output, took } = await buildWeb();
  if (code !== 0) {
    console.error(output);
    console.error('Could not build the web app.');
    process.exit(1);
  }
  for (const line of output.match(/^first load of .*$/gm) ?? []) console.log(`  ${line}`);
  console.log(`Built the web app in ${time(took)}`);
}

await import('../server/main.ts');
