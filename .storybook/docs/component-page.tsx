import { Canvas, Controls, DocsContext, DocsPage, Story, Title } from '@storybook/addon-docs/blocks';
import { useContext, type ReactNode } from 'react';
import type { ModuleExport } from 'storybook/internal/types';
import { useTheme } from 'storybook/theming';
import { storyId } from '../../scripts/component-docs/names.ts';
import type { DocumentedComponent } from '../../scripts/component-docs/props.ts';
import type { ComponentDocs, Example } from '../../src/design-system/docs/component-docs.ts';
import { statuses, statusOf } from '../../src/design-system/docs/review.ts';
import { Anatomy } from './anatomy.tsx';
import { documentedBy } from './documented-by.ts';
import { ComponentLink, StoryLink } from './links.tsx';
import './page.css';

/** The page of a component, built from its documentation, its source and its stories. */
export function ComponentPage() {
  const context = useContext(DocsContext);
  const { color } = useTheme();
  const stories = context.componentStories();
  const documented = documentedBy(stories[0]?.parameters.fileName);
  if (!documented) return <DocsPage />;
  const { name, docs, facts } = documented;
  const of = (story: string | undefined): ModuleExport =>
    stories.find(({ id }) => story !== undefined && id === storyId(name, story))?.moduleExport;
  const playground = of('Playground');
  const status = statusOf(docs.reviews);
  const names = facts.components.map((each) => each.name);
  return (
    <div
      className="component-page"
      style={{
        color: color.defaultText,
        ['--do' as string]: color.positive,
        ['--dont' as string]: color.negative,
      }}
    >
      <header>
        <Title />
        <p className="lead">{docs.summary}</p>
        <p className="facts">
          <span title={statuses[status]}>State of review: {status}</span>
          <a href={`./docs/${name}.md`}>Markdown</a>
        </p>
        <p className="import" translate="no">
          <code>{`import { ${names.join(', ')} } from '#design-system/${name}';`}</code>
        </p>
      </header>
      {playground && <Canvas of={playground} sourceState="hidden" source={{ code: facts.example, language: 'tsx' }} />}
      <Part title="When to use">
        <List of={docs.use} />
      </Part>
      <Part title="When to use something else" empty={docs.avoid.length === 0}>
        <ul>
          {docs.avoid.map((each) => (
            <li key={each.case}>
              {each.case}: use <ComponentLink name={each.instead} />
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Anatomy" empty={docs.anatomy.length === 0}>
        <Anatomy parts={docs.anatomy} story={playground} />
      </Part>
      {of('Matrix') && (
        <Part title="Variants">
          <Canvas of={of('Matrix')} sourceState="none" />
        </Part>
      )}
      <Part title="States" empty={docs.states.length === 0}>
        <Table
          head={['State', 'What happens', 'Story']}
          rows={docs.states.map((each) => [
            each.state,
            each.text,
            each.story ? <StoryLink key="story" name={name} story={each.story} /> : '',
          ])}
        />
      </Part>
      <Part title="Do and don’t" empty={docs.dos.length + docs.donts.length === 0}>
        <div className="columns">
          <Examples kind="do" examples={docs.dos} of={of} />
          <Examples kind="don’t" examples={docs.donts} of={of} />
        </div>
      </Part>
      <Part title="Props">
        {playground && <Controls of={playground} />}
        {facts.components.map((each, index) => (
          <Props key={each.name} component={each} isMain={index === 0} />
        ))}
      </Part>
      <Part title="Accessibility" empty={docs.accessibility.role === ''}>
        <AccessibilityTable of={docs.accessibility} />
      </Part>
      <Part title="Content" empty={docs.content.length === 0}>
        <List of={docs.content} />
      </Part>
      <Part title="Tokens" empty={Object.keys(facts.tokens).length === 0}>
        <Table
          head={['Kind', 'Tokens']}
          rows={Object.entries(facts.tokens).map(([kind, tokens]) => [
            kind,
            <span key={kind} className="tokens">
              {tokens.map((each) => (
                <code key={each}>
                  {kind === 'color' && <i style={{ background: `var(--ui-color-${each})` }} />}
                  {each}
                </code>
              ))}
            </span>,
          ])}
        />
      </Part>
      <Part title="Used by">
        <p>{facts.usage.features.length > 0 ? facts.usage.features.join(', ') : 'No feature yet.'}</p>
        {facts.usage.components.length > 0 && (
          <p className="links">
            Part of{' '}
            {facts.usage.components.map((each) => (
              <ComponentLink key={each} name={each} />
            ))}
          </p>
        )}
      </Part>
      <Part title="Stories">
        <ul className="stories">
          {facts.stories.map((each) => (
            <li key={each.name}>
              <StoryLink name={name} story={each.name} /> <Text of={each.description} />
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Changes">
        <Table head={['Date', 'Change']} rows={docs.changes.map(({ date, text }) => [date, text])} />
      </Part>
    </div>
  );
}

function Part({ title, empty = false, children }: { title: string; empty?: boolean; children: ReactNode }) {
  if (empty) return null;
  return (
    <section>
      <h2 id={title.toLowerCase().replaceAll(/[^a-z]+/gu, '-')}>{title}</h2>
      {children}
    </section>
  );
}

/** A text whose `code` is set as such. */
function Text({ of }: { of: string }) {
  return of.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));
}

function List({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((each) => (
        <li key={each}>
          <Text of={each} />
        </li>
      ))}
    </ul>
  );
}

function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((each) => (
            <th key={each}>{each}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) => (
              <td key={head[column]}>{typeof cell === 'string' ? <Text of={cell} /> : cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ExamplesProps {
  kind: 'do' | 'don’t';
  examples: readonly Example[];
  of: (story: string | undefined) => ModuleExport;
}

function Examples({ kind, examples, of }: ExamplesProps) {
  return (
    <div className="examples" data-kind={kind === 'do' ? 'do' : 'dont'}>
      {examples.map(({ text, story }) => (
        <figure key={text}>
          {of(story) && (
            <div className="docs-story">
              <Story of={of(story)} />
            </div>
          )}
          <figcaption>
            <strong>{kind === 'do' ? 'Do' : 'Don’t'}</strong> <Text of={text} />
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function Props({ component, isMain }: { component: DocumentedComponent; isMain: boolean }) {
  const { name, props, native, types } = component;
  return (
    <>
      {!isMain && (
        <>
          <h3>{name}</h3>
          <Table
            head={['Prop', 'Type', 'Default', 'Description']}
            rows={props.map((prop) => [
              <code key="name">
                {prop.name}
                {prop.required ? '*' : ''}
              </code>,
              <code key="type">{prop.type}</code>,
              prop.default ?? '',
              prop.description,
            ])}
          />
        </>
      )}
      {native.length > 0 && (
        <p className="tokens">
          {name} passes on to its element:{' '}
          {native.map((each) => (
            <code key={each}>{each}</code>
          ))}
        </p>
      )}
      {Object.keys(types).length > 0 && (
        <Table
          head={['Type', 'Definition']}
          rows={Object.entries(types).map(([type, definition]) => [
            <code key="type">{type}</code>,
            <code key="definition">{definition}</code>,
          ])}
        />
      )}
    </>
  );
}

function AccessibilityTable({ of }: { of: ComponentDocs['accessibility'] }) {
  return (
    <Table
      head={['', '']}
      rows={[
        ['Role', of.role],
        ['Name', of.name],
        ...of.keys.map(({ key, does }) => [<kbd key="key">{key}</kbd>, does]),
        ...of.announced.map((text) => ['Announced', text]),
      ]}
    />
  );
}
