/** The smallest page that the bare framework makes. */
export default function Home() {
  return <h1>Hello</h1>;
}
