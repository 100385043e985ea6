/** Designer entry route of the specification, section 2. */
export const designerPath = "/configurator-photo-frame/";
