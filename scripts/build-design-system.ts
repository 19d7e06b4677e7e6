/** `npm run build:design-system`: the design system as a package in dist-design-system. */
import { buildPackage, packageFolder } from './design-system/package.ts';

const { name, version, entries } = await buildPackage();
console.log(`${name} ${version}: ${entries} entries in ${packageFolder}`);
