/** Where what floats over a page is put: within its main landmark, so that who goes from landmark to landmark misses none of it. */
export const mainLandmark = {
  /** The one of the page that is shown now. */
  get current(): HTMLElement {
    return document.querySelector("main") ?? document.body;
  },
};
