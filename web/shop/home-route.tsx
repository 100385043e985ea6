import { useMessages } from "../messages/context.tsx";

export default function Home() {
  const t = useMessages();
  return (
    <main>
      <h1>{t.shop.home.title}</h1>
    </main>
  );
}
