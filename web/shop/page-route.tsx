import { data } from "react-router";

/** Catch-all of content and product pages; a path that no page answers is a 404 (specification section 8). */
export function loader({ request }: { request: Request }) {
  throw data({ message: `Page not found: ${new URL(request.url).pathname}` }, { status: 404 });
}

export default function Page() {
  return null;
}
