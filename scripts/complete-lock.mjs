/**
 * npm omits optional packages that it can't fetch from the lock file, and `npm ci` then rejects the lock on every
 * machine. This adds the missing entries, with the system from the package's name. Run `npm run lock` after every
 * change of dependencies.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openbsd', 'netbsd', 'openharmony', 'sunos', 'aix', 'win32'];
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'];

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** The entry that `require(name)` from `parentPath` would find, walking up as Node does. */
function lockedFrom(parentPath, name) {
  for (let path = parentPath; path !== ''; path = path.slice(0, Math.max(path.lastIndexOf('/node_modules/'), 0))) {
    const entry = lock.packages[`${path}/node_modules/${name}`];
    if (entry) return entry;
  }
  return lock.packages[`node_modules/${name}`];
}

function systemOf(name) {
  const words = name.split(/[-/.]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') && os[0] === 'linux' ? ['glibc'] : [];
  return { cpu, libc, os };
}

let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  if (path === '') continue;
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const version = range.replace(/^[\^~]/, '');
    const found = lockedFrom(path, name);
    const { cpu, libc, os } = systemOf(name);
    if (found && (found.version === version || range !== version)) continue;
    lock.packages[found ? `${path}/node_modules/${name}` : `node_modules/${name}`] = {
      version,
      // In npm's order, so that its next run changes nothing.
      ...(cpu.length ? { cpu } : {}),
      ...(entry.dev ? { dev: true } : {}),
      ...(libc.length ? { libc } : {}),
      optional: true,
      ...(os.length ? { os } : {}),
    };
    added += 1;
  }
}

const [root, ...others] = Object.entries(lock.packages);
others.sort(([a], [b]) => a.localeCompare(b, 'en'));
lock.packages = Object.fromEntries([root, ...others]);
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} optional packages of other systems added`);
