import type { FieldBinding } from '#platform/form';

/** Renames a field so that password managers don't confuse it with the login. */
export const fundField = (field: FieldBinding): FieldBinding => ({ ...field, name: `fund-${field.name}` });
