import { SmartBanner } from "./smart-banner.tsx";

export default SmartBanner;
