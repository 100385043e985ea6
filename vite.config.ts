import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: "web/public",
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // Making a schema changes nothing: a browser that only prices gets neither the schemas nor zod (28 KB compressed).
    rolldownOptions: { treeshake: { manualPureFunctions: ["z"] } },
  },
});
