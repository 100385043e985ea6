import { ConsentPlace } from "../consent/consent-place.tsx";

export default ConsentPlace;
