export { AddressDisplay, type AddressDisplayProps } from './address-display.tsx';
export { AddressGroups, type AddressGroupsProps } from './address-groups.tsx';
