import { Anchor, DocsStory, Subheading, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useEffect, useRef, useState } from 'react';

/** About the height of a story with its heading, in CSS pixels. */
const typicalHeight = 320;

/**
 * A story of a docs page, rendered once it is about to be scrolled into view: a page with dozens of stories, or with
 * stories in frames, opens at once. Until then, its heading keeps its place, so that links to it work.
 */
export function StoryInView(props: ComponentProps<typeof DocsStory>) {
  const { story } = useOf(props.of, ['story']);
  const [isNear, setIsNear] = useState(false);
  const placeholder = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!placeholder.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: `${typicalHeight}px 0px` },
    );
    observer.observe(placeholder.current);
    return () => observer.disconnect();
  }, []);

  if (isNear) return <DocsStory {...props} />;
  return (
    <div ref={placeholder} style={{ minHeight: typicalHeight }}>
      <Anchor storyId={story.id}>
        <Subheading>{story.name}</Subheading>
      </Anchor>
    </div>
  );
}
