// A room with what stands above it: loaded when somebody goes to one.
export { default as Room } from './Room.svelte'
export { default as Tools } from './Tools.svelte'
