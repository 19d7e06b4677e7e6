import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Hashes by path. */
type Hashes = Readonly<Record<string, string>>;

const texts = /\.(?:css|html|jsonc?|md|mdx|m?js|tsx?|ya?ml)$/;
const settings =
  /^(?:package-lock\.json|(?:.*\/)?tsconfig\.json|\.oxlintrc\.json|\.prettierrc\.json|\.prettierignore|\.editorconfig)$/;

/** Returns the hash of each text of a checkout, tracked or new; nothing where git doesn't answer. */
export function hashFiles(root: string): Hashes {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return Object.fromEntries(
    (stdout ?? '')
      .split('\0')
      .filter((file) => (texts.test(file) || settings.test(file)) && existsSync(join(root, file)))
      .map((file) => [
        file,
        createHash('sha1')
          .update(readFileSync(join(root, file)))
          .digest('hex'),
      ]),
  );
}

/** Remembers with which content files passed a step, so that it looks at the others only. */
export class PassedFiles {
  readonly #path: string;
  readonly #hashes: Hashes;
  readonly #passed: Hashes;

  constructor(root: string, step: string, hashes: Hashes) {
    this.#path = join(root, `node_modules/.cache/check/${step}.json`);
    this.#hashes = hashes;
    this.#passed = existsSync(this.#path) ? (JSON.parse(readFileSync(this.#path, 'utf8')) as Hashes) : {};
  }

  /** Returns the files that changed, or `undefined` for all: nothing has passed, or a setting changed. */
  changed(): readonly string[] | undefined {
    const changed = Object.keys(this.#hashes).filter((file) => this.#passed[file] !== this.#hashes[file]);
    const gone = Object.keys(this.#passed).filter((file) => !(file in this.#hashes));
    const unusable =
      Object.keys(this.#passed).length === 0 || [...changed, ...gone].some((file) => settings.test(file));
    return unusable ? undefined : changed;
  }

  /** What was hashed has passed. */
  save(): void {
    mkdirSync(dirname(this.#path), { recursive: true });
    writeFileSync(this.#path, JSON.stringify(this.#hashes));
  }
}
