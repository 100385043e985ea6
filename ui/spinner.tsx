import "./spinner.css";

/** A turning ring; silent, because the words beside it say what is going on. Stands still with reduced motion. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
