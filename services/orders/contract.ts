/** `services/orders` over HTTP: what customers and what operators see of orders. */
export * from "./customer-contract.ts";
export * from "./office-contract.ts";
export * from "./parcel-contract.ts";
