import { Folded } from "./folded.tsx";

export default Folded;
