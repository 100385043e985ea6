import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [index("shop/home-route.tsx"), route("*", "shop/page-route.tsx")] satisfies RouteConfig;
