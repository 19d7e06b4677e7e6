/** What the figures above mean, in sentences. */
export function Terms({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1.5 ps-5 text-14 text-muted text-pretty marker:text-edge">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
