const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== "";

/** A material or a frame means a wall picture, unless a collage's design comes with it (specification section 3). */
export const recognises = (fields: Readonly<Record<string, unknown>>): boolean =>
  (isGiven(fields.materialType) || isGiven(fields.frameType)) &&
  !isGiven(fields.designId) &&
  !["true", "1", true].includes(fields.collage as string | boolean);
