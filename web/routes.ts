import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { officeRoutes } from "./office/routes.ts";

export default [
  index("shop/home-route.tsx"),
  route(":language?/cart", "shop/cart/cart-route.tsx"),
  route(":language?/checkout", "shop/checkout/checkout-route.tsx"),
  route(":language?/order/:token", "shop/order/order-route.tsx"),
  route(":language?/account", "shop/account/account-route.tsx"),
  route(":language?/account/forgotten", "shop/account/forgotten-route.tsx"),
  route(":language?/account/new-password", "shop/account/new-password-route.tsx"),
  route(":language?/account/new-email", "shop/account/new-email-route.tsx"),
  route(":language?/terms", "shop/legal/terms-route.tsx"),
  route(":language?/privacy", "shop/legal/privacy-route.tsx"),
  route(":language?/imprint", "shop/legal/imprint-route.tsx"),
  route(":language?/contact", "shop/legal/contact-route.tsx"),
  route(":language?/withdrawal", "shop/legal/withdrawal-route.tsx"),
  route(":language?/delivery", "shop/legal/delivery-route.tsx"),
  route(":language?/gift-vouchers", "shop/vouchers/gift-route.tsx"),
  route(":language?/karten-designen", "shop/themes/themes-route.tsx"),
  route(":language?/themes/:id?", "shop/themes/theme-route.tsx"),
  route(":language?/wishlist", "shop/themes/wishlist-route.tsx"),
  route(":language?/configurator-photo-frame/", "designer/designer-route.tsx"),
  ...officeRoutes,
  route("*", "shop/page-route.tsx"),
] satisfies RouteConfig;
