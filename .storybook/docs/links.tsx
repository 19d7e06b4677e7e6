import { exportOf, storyId } from '../../scripts/component-docs/names.ts';

/** Links to a component's page, out of the preview's frame. */
export function ComponentLink({ name }: { name: string }) {
  return (
    <a href={`./?path=/docs/components-${name}--docs`} target="_top">
      {exportOf(name)}
    </a>
  );
}

export function StoryLink({ name, story }: { name: string; story: string }) {
  return (
    <a href={`./?path=/story/${storyId(name, story)}`} target="_top">
      {story.replaceAll(/(?<=[a-z])(?=[A-Z\d])/gu, ' ')}
    </a>
  );
}
