/** Drawn as ways that an editor wrote. */
export { View } from "../sub-teasers/view.tsx";
