// Here and not in the schema, so that a component takes it without the validator.
export const maxImages = 12;
