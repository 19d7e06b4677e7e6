import type { FieldBinding } from '#platform/form';

/** A field of a form under a name that no password manager knows from the login. */
export const fundField = (field: FieldBinding): FieldBinding => ({ ...field, name: `fund-${field.name}` });
