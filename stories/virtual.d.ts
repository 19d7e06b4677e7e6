declare module 'virtual:component-facts' {
  // A top-level import would make this file a module.
  // oxlint-disable-next-line typescript/consistent-type-imports
  type Facts = import('../scripts/component-docs/facts.ts').Facts & {
    /** Whether there is a picture of it in `./thumbnails`. */
    hasThumbnail: boolean;
  };
  const facts: Readonly<Record<string, Facts>>;
  export default facts;
}
