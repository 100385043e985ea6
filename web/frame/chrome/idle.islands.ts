export { ConsentSettings } from "../consent/consent-settings.tsx";
export { DialogHost } from "../dialogs/dialog-host.tsx";
export { default as ActionBar } from "./action-bar-island.tsx";
export { default as Extras } from "./frame-extras-island.tsx";
export { default as Hooked } from "./hooked-island.tsx";
export { default as PartnerCustomer } from "./partner-customer-island.tsx";
export { default as VisitorActions } from "./visitor-actions.tsx";
export { default as VisitorLogo } from "./visitor-logo.tsx";
