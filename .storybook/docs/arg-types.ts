import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import type { Prop } from '../../scripts/component-docs/props.ts';
import { documentedBy } from './documented-by.ts';

/** Describes a component's controls with its props as the type checker reads them. */
export const propArgTypes: ArgTypesEnhancer = ({ parameters, argTypes }) => {
  const documented = documentedBy(parameters.fileName);
  const [main] = documented?.facts.components ?? [];
  if (!main) return argTypes;
  const known = Object.fromEntries(
    main.props.map((prop) => [prop.name, { ...argTypeOf(prop), ...argTypes[prop.name] }]),
  );
  return { ...argTypes, ...known } as typeof argTypes;
};

function argTypeOf(prop: Prop): InputType & { name: string } {
  return {
    name: prop.name,
    description: prop.description,
    type: { ...typeOf(prop), required: prop.required },
    table: {
      type: { summary: prop.type },
      ...(prop.default !== undefined && { defaultValue: { summary: prop.default } }),
    },
    ...controlOf(prop),
  };
}

function typeOf({ type, options }: Prop) {
  if (options) return { name: 'enum' as const, value: [...options] };
  if (type === 'boolean' || type === 'number' || type === 'string') return { name: type };
  if (type.includes('=>')) return { name: 'function' as const };
  return { name: 'other' as const, value: type };
}

/** Text can be typed where a node is taken; other types have no control that would be of use. */
function controlOf({ type, options }: Prop): Pick<InputType, 'control' | 'options'> {
  if (options) return { control: { type: options.length > 4 ? 'select' : 'inline-radio' }, options: [...options] };
  if (type === 'ReactNode') return { control: { type: 'text' } };
  return ['boolean', 'number', 'string'].includes(type) ? {} : { control: { disable: true } };
}
